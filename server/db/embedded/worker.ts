import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { openCluster } from './cluster'
import type { EngineStart, FromWorker, ToWorker } from './messages'
import { ReplyBuffer } from './reply-buffer'

const port = parentPort
if (!port) throw new Error('This module is the thread of the embedded database.')

let cluster: PGlite

function tell(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}

const replies = new ReplyBuffer((bytes, isLast) => tell({ kind: 'reply', bytes, isLast }, [bytes.buffer]))

async function execute(bytes: Uint8Array): Promise<void> {
  await cluster.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (data) => replies.add(data) })
  replies.end()
}

async function dump(): Promise<void> {
  const tarball = new Uint8Array(await (await cluster.dumpDataDir('gzip')).arrayBuffer())
  tell({ kind: 'dumped', tarball }, [tarball.buffer])
}

async function close(): Promise<void> {
  await cluster.close()
  tell({ kind: 'closed' })
  port?.close()
}

async function receive(message: ToWorker): Promise<void> {
  if (message instanceof Uint8Array) return execute(message)
  return message.order === 'dump' ? dump() : close()
}

// An engine that threw is in an unknown state: end the thread, and a new one recovers from the log.
function giveUp(error: unknown): never {
  tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}

async function start(): Promise<void> {
  cluster = await openCluster(workerData as EngineStart)
  port?.on('message', (message: ToWorker) => void receive(message).catch(giveUp))
  tell({ kind: 'ready' })
}

start().catch(giveUp)
