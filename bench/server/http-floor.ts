import { startChild, waitUntil } from '#tests/support/child'
import { freePort } from '#tests/support/free-port'
import { HttpLane, requestText } from '../support/http-lane'
import { measure, processorMsOf, type Load, type Measured } from '../support/measure'

export interface HttpFloor {
  readonly connections: number
  readonly measured: Measured
}

/** A server with one constant response, as long as that of a product: the cost of HTTP itself under the same load. */
const program = (port: number) => `
  const body = JSON.stringify({ text: 'x'.repeat(700) })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  require('node:http').createServer((_, answer) => answer.writeHead(200, headers).end(body)).listen(${port}, '127.0.0.1')`

export async function measureHttpFloor(loads: readonly Load[]): Promise<HttpFloor[]> {
  const port = await freePort()
  const child = await startChild(process.execPath, ['-e', program(port)], {})
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      ({ ok }) => ok,
      () => false,
    )
  await waitUntil(child, isReady, 10_000)
  const floors: HttpFloor[] = []
  for (const load of loads) {
    const lanes = Array.from({ length: load.connections }, () => new HttpLane(port))
    const work = async (lane: number) => void (await lanes[lane]?.send(request))
    const measured = await measure(load, work, () => processorMsOf(child.pid))
    for (const lane of lanes) lane.close()
    floors.push({ connections: load.connections, measured })
  }
  await child.end('SIGTERM')
  return floors
}

const request = requestText('GET', '/api/products/01a1f819-9220-753c-87b1-933b21c85636', 'x'.repeat(250))
