import { fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncFolder } from './sync-folder'

type Options = Parameters<NodeFS['init']>[1]
type Preparation = NonNullable<Options['preRun']>[number]
type OpenFile = { nfd?: number; node: unknown }
type FileModule = {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number }; realPath(node: unknown): string }
  FS: { ErrnoError: new (errno: number) => Error }
}

const inputOutputError = 29

/** The files of the embedded engine, with the fsync that PGlite leaves out, so that committed data is on the disk. */
export class DurableFiles extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options)
    const preparations: Preparation[] = [...(emscriptenOpts.preRun ?? []), addSync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun: preparations } }
  }
}

function addSync(module: unknown): void {
  const { NODEFS, FS } = module as FileModule
  NODEFS.stream_ops.fsync = (file) => {
    try {
      if (file.nfd === undefined) syncFolder(NODEFS.realPath(file.node))
      else fdatasyncSync(file.nfd)
      return 0
    } catch {
      throw new FS.ErrnoError(inputOutputError)
    }
  }
}
