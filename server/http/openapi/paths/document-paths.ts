import { may } from '../audience'
import type { JsonObject, Paths } from '../json'
import { answer, closed, json, listOf, nothing, operation } from '../operation'
import { mayShare } from '#server/features/documents/links/links'
import type { Described } from '../described'
import { personProblems } from './record-paths'
import { inSentence } from '#text/in-sentence'

/** A PDF in a response. */
const pdfFile: JsonObject = {
  description: 'The PDF.',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
}

const xmlFile: JsonObject = {
  description: 'The XML.',
  content: { 'application/xml': { schema: { type: 'string' } } },
}

const id: JsonObject = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const language: JsonObject = {
  name: 'language',
  in: 'query',
  description: 'The language of the document; default: that of Accept-Language.',
  schema: { type: 'string', enum: ['en', 'cn'] },
}

/** The document of a record as PDF, if its resource declares one and the audience may read it. */
export function documentPaths({ app, resource, audience }: Described): Paths {
  if (!resource.layout?.document || !may(resource, audience, 'read')) return {}
  const get = operation({
    id: `pdf_${resource.name}`,
    tag: resource.label[1],
    summary: `The ${inSentence(resource.label[0])} as PDF`,
    description: 'The printable page of the record, with the fields that the caller may read.',
    parameters: [id, language],
    answers: { 200: pdfFile },
    problems: ['invalid', 'missing', ...personProblems(resource)],
  })
  return {
    [`/api/${resource.name}/{id}/document.pdf`]: { get },
    ...electronicPaths({ app, resource, audience }),
    ...linkPaths({ app, resource, audience }),
  }
}

/** The electronic form of a record, if its resource declares one. */
function electronicPaths({ resource }: Described): Paths {
  if (!resource.layout?.document?.electronic) return {}
  const get = operation({
    id: `xml_${resource.name}`,
    tag: resource.label[1],
    summary: `The ${inSentence(resource.label[0])} as XML (EN 16931)`,
    description:
      'The same file as inside its PDF: UN/CEFACT Cross Industry Invoice in the profile EN 16931 of Factur-X and ZUGFeRD.',
    parameters: [id],
    answers: { 200: xmlFile },
    problems: ['invalid', 'missing', ...personProblems(resource)],
  })
  return { [`/api/${resource.name}/{id}/document.xml`]: { get } }
}

const moment: JsonObject = { type: ['string', 'null'], format: 'date-time' }
const link: JsonObject = closed({
  id: { type: 'string', format: 'uuid' },
  purpose: { type: 'string', enum: ['share', 'mail'] },
  createdAt: { type: 'string', format: 'date-time' },
  expiresAt: moment,
  revokedAt: moment,
  viewedAt: { ...moment, description: 'When it was first opened.' },
  mail: {
    description: 'What became of the mail that it was sent with.',
    oneOf: [
      closed({
        to: { type: 'string' },
        status: { type: 'string', enum: ['waiting', 'kept', 'sent', 'failed'] },
        error: { type: ['string', 'null'], description: 'Why it was not accepted.' },
      }),
      { type: 'null' },
    ],
  },
})

/** The links to the document of a record, for the roles that may create them. */
function linkPaths({ resource, audience }: Described): Paths {
  if (!audience || !mayShare(resource, audience)) return {}
  const tag = resource.label[1]
  const record = inSentence(resource.label[0])
  const problems = ['missing', ...personProblems(resource)] as const
  const get = operation({
    id: `links_${resource.name}`,
    tag,
    summary: `The links to the document of one ${record}`,
    parameters: [id],
    answers: {
      200: answer(
        'The links, without their addresses.',
        closed({ links: listOf(link), isShared: { type: 'boolean' } }),
      ),
    },
    problems,
  })
  const post = operation({
    id: `create_link_${resource.name}`,
    tag,
    summary: `Create a link with which anyone sees the document of one ${record}`,
    description: 'The address is returned this once.',
    parameters: [id],
    body: json(closed({ days: { type: ['integer', 'null'], minimum: 1, maximum: 3650 } }, [])),
    isBodyOptional: true,
    answers: { 201: answer('The link and its address.', closed({ link, url: { type: 'string' } })) },
    problems: ['invalid', ...problems],
  })
  const named: JsonObject = {
    name: 'link',
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }
  const remove = operation({
    id: `revoke_link_${resource.name}`,
    tag,
    summary: `End a link to the document of one ${record}`,
    parameters: [id, named],
    answers: nothing,
    problems,
  })
  const path = `/api/${resource.name}/{id}/links`
  return { [path]: { get, post }, [`${path}/{link}`]: { delete: remove } }
}
