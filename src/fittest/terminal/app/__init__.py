"""The full-screen client, made with Textual; imported only when it is shown."""
