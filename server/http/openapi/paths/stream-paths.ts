import type { Paths } from '../json'
import { operation } from '../operation'

const event = `event: change
id: 4f.1a
data: {"resource":"invoices","operation":"pay","id":"…","version":4}`

/** The stream of changes, for signed-in users. */
export const streamPaths: Paths = {
  '/api/stream': {
    get: operation({
      id: 'stream',
      tag: 'Program',
      summary: 'What changes, as it changes: server-sent events',
      description:
        'Every change of a record that the caller may read, a moment after it was saved. An event `change` says which ' +
        'record it was, what was done to it, and which version it has now; never a value: read the record for that. ' +
        'Two operations are the stream’s own: `gone`, where the record was deleted or may not be read any more, and ' +
        '`many`, without an id, where so many records changed, or may have, that they are not named. An event ' +
        '`everything` says that it is not known what has changed: read everything again. An event `signal` is a ' +
        'short-lived message that is stored nowhere, such as that another user is typing. The stream ends with its ' +
        'session. An API key is refused: a stream belongs to a session. A user has only so many streams open at once: one ' +
        'more ends the oldest. Where all users together have too many, it is refused with 503.',
      parameters: [
        {
          name: 'Last-Event-ID',
          in: 'header',
          schema: { type: 'string' },
          description:
            'The id of the last event; what happened since is told first, and nothing is left out.',
        },
        {
          name: 'ago',
          in: 'query',
          schema: { type: 'integer', minimum: 0, maximum: 300_000 },
          description: 'Without a last event: tells first what happened in the last so many milliseconds.',
        },
      ],
      answers: {
        200: {
          description: 'The stream, until one of both ends it.',
          content: { 'text/event-stream': { schema: { type: 'string' }, example: event } },
        },
      },
      problems: ['personOnly'],
    }),
  },
}
