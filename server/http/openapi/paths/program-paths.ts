import { anyJson, type Paths } from '../json'
import { answer, closed, operation } from '../operation'

const state = { status: { type: 'string' } }
const status = closed(state)
const maintenance = {
  type: 'boolean',
  description: 'There while somebody works on the installation: every call but these is refused.',
}
const tag = 'Program'

/** The endpoints that belong to no resource; they may be called without signing in. */
export const programPaths: Paths = {
  '/api/openapi.json': {
    get: operation({
      id: 'openapi',
      tag,
      summary: 'This document, as far as it is for the caller',
      description: 'With a token it describes what its role may do and see, without one what everybody may.',
      isOpen: true,
      answers: {
        200: answer('OpenAPI 3.1.', {
          ...closed({ openapi: { type: 'string' } }),
          additionalProperties: anyJson,
        }),
      },
    }),
  },
  '/api/docs': {
    get: operation({
      id: 'docs',
      tag,
      summary: 'The same as a page',
      isOpen: true,
      answers: { 200: { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } } },
    }),
  },
  '/api/health/live': {
    get: operation({
      id: 'health_live',
      tag,
      summary: 'Whether the program runs',
      isOpen: true,
      answers: { 200: answer('It runs.', closed({ ...state, maintenance }, ['status'])) },
    }),
  },
  '/api/health/ready': {
    get: operation({
      id: 'health_ready',
      tag,
      summary: 'Whether the program serves',
      isOpen: true,
      answers: { 200: answer('It serves.', status), 503: answer('It does not.', status) },
    }),
  },
  '/api/mail/frame/{ticket}': {
    get: operation({
      id: 'mail_frame',
      tag: 'Mail',
      summary: 'What a mail says, as a page in which nothing runs',
      description: 'Its address is what `POST /api/mail/frame` answered, and is good for some minutes.',
      isOpen: true,
      parameters: [{ name: 'ticket', in: 'path', required: true, schema: { type: 'string' } }],
      answers: { 200: { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } } },
      problems: ['token'],
    }),
  },
}
