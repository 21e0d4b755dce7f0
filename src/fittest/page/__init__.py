"""Tables inside a web page: the rooms and the service of the server, run by Python in the browser.

`service` is what the first worker runs, `bots` what the second one does; `store` keeps tables in the browser
and `bot_runner` hands thoughts from the first to the second. Python and the page exchange JSON.
"""
