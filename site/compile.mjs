// Compiles a folder of Python modules with the Python that runs in the browser, into one archive:
// node compile.mjs FOLDER ARCHIVE
import { loadPyodide } from 'pyodide';

const [folder, archive] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.mountNodeFS('/from', folder);
pyodide.runPython(`
import py_compile, zipfile
from pathlib import Path

FIXED = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive
root = Path("/from")
with zipfile.ZipFile("/archive.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        name = path.relative_to(root).as_posix()
        if path.suffix == ".py":
            compiled = py_compile.compile(
                str(path), "/module.pyc", dfile=name, doraise=True,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
            path, name = Path(compiled), name + "c"
        entry = zipfile.ZipInfo(name, FIXED)
        entry.compress_type = zipfile.ZIP_DEFLATED
        archive.writestr(entry, path.read_bytes())
`);
const { writeFileSync } = await import('node:fs');
writeFileSync(archive, pyodide.FS.readFile('/archive.zip'));
