/** Put in by the build: see `vite.config.ts`. */
declare const __ENGINE_BYTES__: number
declare const __PYODIDE__: object

declare module 'pyodide/pyodide.asm.mjs' {
  const createPyodideModule: unknown
  export default createPyodideModule
}
