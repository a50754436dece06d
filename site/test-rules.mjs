// Replays the golden records with the Python of the static site, and compares every digest: node test-rules.mjs ARCHIVE RECORDS
import { loadPyodide } from 'pyodide';
import { readFileSync } from 'node:fs';

const [archive, records] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(archive)).buffer, 'zip', { extractDir: '/lib/python3.14/site-packages' });
pyodide.mountNodeFS('/records', records);
const told = pyodide.runPython(`
import platform
from pathlib import Path
import ludoteca

checked = 0
for path in sorted(Path("/records").rglob("*.record")):
    record = ludoteca.record_from_text(path.read_text("utf-8"))
    if record.game not in ludoteca.all_games():  # a game from another package
        continue
    record.replay(ludoteca.game(record.game).rules(record.players, record.options))  # raises where a digest differs
    checked += 1
f"{checked} records, Python {platform.python_version()}"
`);
console.log(told);
