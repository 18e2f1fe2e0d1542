import { preparedData } from '../support/prepared-data'
import { runInData } from '../support/run-in-data'
import { startServer, type TestServer } from '../support/server'
import { copyFolder, removeFolder, temporaryFolder } from '../support/temporary-folder'

/** How a server of tests is started; each object stands for a server of its own. */
export interface ServerSetup {
  readonly start: () => Promise<TestServer>
}

/** The server of most files. */
export const demoServer: ServerSetup = {
  start: async () => startServer({ copyOf: await preparedData('demo') }),
}

/** Starts a server with the demo data in which SQL statements were executed before. */
export async function startServerAfter(statements: string): Promise<TestServer> {
  const dataDir = temporaryFolder('data')
  copyFolder(await preparedData('demo'), dataDir)
  await runInData(dataDir, statements)
  const server = await startServer({ dataDir })
  const stop = () => server.stop().finally(() => removeFolder(dataDir))
  return { ...server, stop }
}

/**
 * The servers of a worker: that of most files, which runs until the worker ends, and that of the current file if it has
 * one of its own. Neither the worker nor its browser is restarted for another server.
 */
export class Servers {
  private readonly running = new Map<ServerSetup, Promise<TestServer>>()

  /** @param leave called with the URL of a server before it is stopped */
  constructor(private readonly leave: (url: string) => Promise<void>) {}

  /** The server of this setup, which is started if it is not running. That of the file before is stopped. */
  async of(setup: ServerSetup): Promise<TestServer> {
    for (const other of this.running.keys())
      if (other !== setup && other !== demoServer) await this.stop(other)
    const server = this.running.get(setup) ?? setup.start()
    this.running.set(setup, server)
    // A server that did not start cannot be stopped either.
    server.catch(() => void this.running.delete(setup))
    return server
  }

  async stopAll(): Promise<void> {
    for (const setup of this.running.keys()) await this.stop(setup)
  }

  private async stop(setup: ServerSetup): Promise<void> {
    const server = await this.running.get(setup)
    this.running.delete(setup)
    if (!server) return
    await this.leave(server.url)
    await server.stop()
  }
}
