import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { lock as guard } from 'proper-lockfile'
import { ExpectedError } from '#server/base/expected-error'

const socketName = 'in-use.sock'

/**
 * Locks a data folder for this process, until the returned function is called or the process ends. The lock is a
 * socket, which the operating system releases as soon as its owner dies for any reason.
 * @throws ExpectedError where another process has the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  // Two processes that start together must not both find a dead socket and replace it.
  const unguard = await guardStart(folder)
  const shortcut = shortPathTo(folder)
  try {
    if (await isAnswered(join(shortcut, socketName))) throw inUse(folder)
    rmSync(join(folder, socketName), { force: true })
    const server = await listen(join(shortcut, socketName))
    return () => release(server, folder)
  } finally {
    rmSync(shortcut, { force: true, recursive: true })
    await unguard()
  }
}

async function guardStart(folder: string): Promise<() => Promise<void>> {
  const options = { lockfilePath: join(folder, 'starting.lock'), stale: 4000, update: 1000 }
  try {
    return await guard(folder, {
      ...options,
      retries: { retries: 60, minTimeout: 100, maxTimeout: 100, factor: 1 },
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOCKED') throw inUse(folder)
    throw error
  }
}

function inUse(folder: string): ExpectedError {
  return new ExpectedError(
    `The data in ${folder} is in use by another process: stop it first, or choose another DATA_DIR.`,
  )
}

// The path of a socket has at most 107 bytes, which a data folder easily exceeds.
function shortPathTo(folder: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'corridor-')), 'data')
  symlinkSync(resolve(folder), path)
  return path
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
  })
}

function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(server.unref()))
  })
}

async function release(server: Server, folder: string): Promise<void> {
  rmSync(join(folder, socketName), { force: true })
  await new Promise((resolve) => server.close(resolve))
}
