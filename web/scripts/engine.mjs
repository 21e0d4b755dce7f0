/**
 * Compiles Python for the page, with the very Python that will run it: `engine.mjs SOURCES OUT UNUSED…` writes
 * `runtime.bin` (WebAssembly), `stdlib.bin` and `packages.bin` (archives of compiled modules), each gzipped here,
 * because not every host does that; and as `rules.json` and `cards.json` what
 * a page shows of the rules before they are loaded.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

// Otherwise Node shows the line of the runtime where it happened: all of its million characters.
process.on('uncaughtException', (error) => {
  console.error(String(error?.message ?? error).slice(-4000))
  process.exit(1)
})

const [sources, out, ...unused] = process.argv.slice(2)
const runtime = dirname(createRequire(import.meta.url).resolve('pyodide'))
const plain = (path) => new Uint8Array(readFileSync(path))
const files = (folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)).filter((path) => statSync(path).isFile())

/** Compiles all modules of a folder or an archive into an archive without compression. */
const COMPILE = `
import ast, io, marshal, os, zipfile
from importlib._bootstrap_external import MAGIC_NUMBER

ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "latin_1", "raw_unicode_escape", "unicode_escape", "utf_8"}

def is_used(name):
    package, *rest = name.removesuffix(".py").split("/")
    return package not in UNUSED and (package != "encodings" or rest[0] in ENCODINGS)

def undocumented(module):
    for node in ast.walk(module):
        match getattr(node, "body", None):
            case [ast.Expr(ast.Constant(str())) as text, *rest]:
                node.body = rest or [ast.copy_location(ast.Pass(), text)]
    return module

def compiled(sources):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name, body in sorted(sources):
            if name.endswith(".py"):
                code = compile(undocumented(ast.parse(body)), name, "exec", dont_inherit=True)
                # Never compared with a source that is not there.
                body = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)
                name += "c"
            archive.writestr(zipfile.ZipInfo(name), body)
    return target.getvalue()

def stdlib():
    with zipfile.ZipFile("/stdlib.zip") as archive:
        found = [(name, archive.read(name)) for name in archive.namelist() if name[-1] != "/" and is_used(name)]
    return compiled(found)

def packages():
    found = []
    for folder, _, names in os.walk("/packages"):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                found.append((os.path.relpath(path, "/packages"), file.read()))
    return compiled(found)
`

// Compiled code need not know the column of everything.
const python = await loadPyodide({ indexURL: runtime, env: { HOME: '/', PYTHONNODEBUGRANGES: '1' } })
python.FS.writeFile('/stdlib.zip', plain(join(runtime, 'python_stdlib.zip')))
for (const path of files(sources)) {
  const place = join('/packages', relative(sources, path))
  python.FS.mkdirTree(dirname(place))
  python.FS.writeFile(place, plain(path))
}
// Parts of the standard library that stay outside.
python.globals.set('UNUSED', python.toPy(unused))
python.runPython(COMPILE)
mkdirSync(out, { recursive: true })
const pack = (name, body) => writeFileSync(join(out, name), gzipSync(body, { level: 9 }))
pack('runtime.bin', plain(join(runtime, 'pyodide.asm.wasm')))
const [stdlib, packages] = ['stdlib', 'packages'].map((name) => python.runPython(`${name}()`).toJs())
pack('stdlib.bin', stdlib)
pack('packages.bin', packages)

// The page will have these archives and nothing else. Does everything start with them?
const DOCUMENTS = `
import msgspec
from fittest.bots.registry import LEVELS
from fittest.page import bots, service
from fittest.server import queries

rulesets = queries.rulesets()
cards = {ruleset.name: queries.cards(ruleset.name, {}) for ruleset in rulesets}
rules = {"welcome": queries.welcome(list(LEVELS), service.LIMITS), "rulesets": rulesets}
[msgspec.json.encode(rules).decode(), msgspec.json.encode(cards).decode()]
`
writeFileSync(join(out, 'stdlib.zip'), stdlib)
const page = await loadPyodide({ indexURL: runtime, stdLibURL: join(out, 'stdlib.zip') })
rmSync(join(out, 'stdlib.zip'))
page.unpackArchive(packages, 'zip', { extractDir: page.runPython('import site; site.getsitepackages()[0]') })
const [rules, cards] = page.runPython(DOCUMENTS)
writeFileSync(join(out, 'rules.json'), rules)
writeFileSync(join(out, 'cards.json'), cards)
