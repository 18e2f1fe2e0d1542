import type { ServerApp } from '#server/lifecycle/app'
import { requireDeclaredOutput } from '../expected/declared-output'

/** A response: its status, headers, text and parsed JSON. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

/** Calls the API as one user, or anonymously. */
export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  remove(path: string, headers?: Record<string, string>): Promise<Answer>
  /** Sends any body and returns the response of the server. */
  raw(method: string, path: string, body?: BodyInit, headers?: Record<string, string>): Promise<Response>
  /** Sends a text as it is, for bodies that are not JSON. */
  send(
    method: string,
    path: string,
    text: string | undefined,
    headers?: Record<string, string>,
  ): Promise<Answer>
}

const json = { 'content-type': 'application/json' }

/** A client in this process: every call runs the real server code, and its response must match the declared output. */
export function clientOf(server: ServerApp, token?: string): Client {
  const raw: Client['raw'] = async (method, path, body, headers = {}) => {
    const init = {
      method,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
      // Without it a streamed body is rejected.
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    }
    const request = new Request(`http://corridor.test${path}`, init)
    const response = await server.fetch(request)
    await requireDeclaredOutput(server.services.app, request, response)
    return response
  }
  const send: Client['send'] = async (method, path, text, headers) =>
    answerOf(await raw(method, path, text, headers))
  const withBody = (method: string) => (path: string, body?: unknown, headers?: Record<string, string>) =>
    body === undefined
      ? send(method, path, undefined, headers)
      : send(method, path, JSON.stringify(body), { ...json, ...headers })
  return {
    raw,
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    remove: (path, headers) => send('DELETE', path, undefined, headers),
  }
}

/** The whole response; of an endless stream, only status and headers. */
export async function answerOf(response: Response): Promise<Answer> {
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (isEndless) await response.body?.cancel()
  const text = isEndless ? '' : await response.text()
  const isJson = text !== '' && /json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
}

/** The faults of a rejected request, by field. */
export const errorsOf = (answer: Answer): Record<string, string[]> =>
  (answer.body as { errors?: Record<string, string[]> } | undefined)?.errors ?? {}
