cli-help-admin = Manage the tables of running servers through their database; every change is logged.
cli-help-admin-list = List tables, the newest first.
cli-help-admin-show = Show what is stored about a table: seats, links in use, size. Never cards, seeds or links.
cli-help-admin-delete = Delete tables for good. Servers that have them open close them.
cli-help-admin-forget = Delete everything about a player: sessions, tables that nobody else has a link to, name and chat at other tables.
cli-help-admin-block = Refuse everything that comes from an address; takes effect within seconds.
cli-help-admin-unblock = Serve an address again.
cli-help-admin-blocks = List the blocked addresses.
cli-help-admin-purge = Delete tables where nothing has happened for a while, and expired sessions.
cli-help-admin-vacuum = Return the space of deleted data to the disk.
cli-help-admin-log = List what was done with fittest admin, the newest first.
cli-help-admin-most = How many lines at most.
cli-help-admin-status = Only tables of this status.
cli-help-admin-table = A table, as listed by fittest admin list.
cli-help-admin-tables = Tables, as listed by fittest admin list.
cli-help-admin-chat = Show the chat as well. This is logged.
cli-help-admin-address = An address or a network, for instance 192.0.2.7 or 192.0.2.0/24. One IPv6 address stands for its /64.
cli-help-admin-block-days = For how long; without it, until it is unblocked.
cli-help-admin-reason = Why, for the log.
cli-help-admin-purge-days = Days without events after which a table is deleted.
cli-help-admin-player = A link of the player, the player's cookie, or a session as shown by fittest admin show.
cli-help-admin-all-tables = Delete all tables that the player has a link to, even those where others sit.

cli-admin-table = table
cli-admin-status = status
cli-admin-ruleset = ruleset
cli-admin-seats = seats
cli-admin-moves = moves
cli-admin-touched = last event (UTC)
cli-admin-version = made by version
cli-admin-origin = made from
cli-admin-public = public
cli-admin-made = made (UTC)
cli-admin-events = events
cli-admin-bytes = bytes
cli-admin-seat = seat
cli-admin-plan = who plays
cli-admin-name = name
cli-admin-link = link
cli-admin-sessions = sessions
cli-admin-at = time (UTC)
cli-admin-chat = chat
cli-admin-network = address
cli-admin-until = until (UTC)
cli-admin-reason = reason
cli-admin-who = who
cli-admin-action = action
cli-admin-target = what
cli-admin-detail = detail
cli-admin-deleted = { $count ->
    [one] { $count } table deleted.
   *[other] { $count } tables deleted.
}
cli-admin-erased = { $count ->
    [one] Name and chat erased at { $count } table.
   *[other] Name and chat erased at { $count } tables.
}
cli-admin-forgotten = { $sessions ->
    [one] { $sessions } session deleted.
   *[other] { $sessions } sessions deleted.
}
cli-admin-blocked = Blocked: { $network }
cli-admin-unblocked = No longer blocked: { $network }
cli-admin-vacuumed = Bytes before: { $before }, after: { $after }

error-admin-address = "{ $value }" is neither an address nor a network.
error-admin-no-table = There is no table "{ $table }". Nothing was changed.
error-admin-not-blocked = { $network } is not blocked.
error-admin-no-player = There is no player with this link, cookie or session.
error-admin-no-database = There is no database at { $path }. Name it with --database.
error-admin-version = The database has version { $stored }, this program needs { $known }. Use the version that the server runs.
