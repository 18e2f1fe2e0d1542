import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { openCluster } from './cluster'
import type { EngineStart, FromWorker, ToWorker } from './messages'
import { ReplyBuffer } from './reply-buffer'

const port = parentPort
if (!port) throw new Error('This module must run as the thread of the embedded database.')

let cluster: PGlite

function send(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}

const replies = new ReplyBuffer((bytes, isLast) => send({ kind: 'reply', bytes, isLast }, [bytes.buffer]))

async function execute(bytes: Uint8Array): Promise<void> {
  await cluster.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (data) => replies.add(data) })
  replies.end()
}

async function dump(): Promise<void> {
  const tarball = new Uint8Array(await (await cluster.dumpDataDir('gzip')).arrayBuffer())
  send({ kind: 'dumped', tarball }, [tarball.buffer])
}

async function close(): Promise<void> {
  await cluster.close()
  send({ kind: 'closed' })
  port?.close()
}

async function receive(message: ToWorker): Promise<void> {
  if (message instanceof Uint8Array) return execute(message)
  return message.order === 'dump' ? dump() : close()
}

// An engine that threw is in an unknown state: end the thread, so that a new one recovers from the WAL.
function giveUp(error: unknown): never {
  send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}

async function start(): Promise<void> {
  cluster = await openCluster(workerData as EngineStart)
  port?.on('message', (message: ToWorker) => void receive(message).catch(giveUp))
  send({ kind: 'ready' })
}

start().catch(giveUp)
