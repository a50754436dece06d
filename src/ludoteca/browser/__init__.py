"""The server's tables in a browser's web worker, by Pyodide: the same rules, bots, storage and messages, without a
network."""
