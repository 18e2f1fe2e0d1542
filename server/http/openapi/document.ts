import type { App } from '#define/app'
import { brand } from '#text/brand'
import type { Overviews } from '#server/features/overview/tile'
import type { Audience } from './audience'
import { busyPaths } from './paths/busy-paths'
import { occupiedPaths } from './paths/occupied-paths'
import { peoplePaths } from './paths/people-paths'
import { boardPaths } from './paths/board-paths'
import { bulkPaths } from './paths/bulk-paths'
import { documentPaths } from './paths/document-paths'
import { exportPaths } from './paths/exchange/export-paths'
import { facetPaths } from './paths/facet-paths'
import { feedFilePaths, feedPaths } from './paths/exchange/feed-paths'
import { filterForm } from './filter-form'
import { changeForm, historyPaths } from './paths/history-paths'
import { contentPaths, filePaths } from './paths/file-paths'
import { icsPaths } from './paths/exchange/ics-paths'
import { importPaths } from './paths/exchange/import-paths'
import type { JsonObject, Paths } from './json'
import { sharedParameters } from './parameters'
import { problemForm, problemResponses } from './refusals'
import { invitationPaths } from './paths/invitation-paths'
import { occurrencePaths } from './paths/occurrence-paths'
import { overviewPaths } from './paths/overview-paths'
import { programPaths } from './paths/program-paths'
import { recordPaths } from './paths/record-paths'
import { resourceSchemas } from './resource-schemas'
import { searchPaths } from './paths/search-paths'
import { sumPaths } from './paths/sum-paths'
import { tagPaths } from './paths/tag-paths'
import { streamPaths } from './paths/stream-paths'
import { verbPaths } from './paths/verb-paths'
import { undoPaths, workPaths } from './paths/undo-paths'
import { wirePaths } from './paths/wire-paths'

/** The functions that describe the paths of a resource; several may add methods to one path. */
const parts = [
  wirePaths,
  recordPaths,
  verbPaths,
  boardPaths,
  occurrencePaths,
  invitationPaths,
  sumPaths,
  facetPaths,
  busyPaths,
  occupiedPaths,
  peoplePaths,
  tagPaths,
  exportPaths,
  documentPaths,
  historyPaths,
  undoPaths,
  bulkPaths,
  importPaths,
  icsPaths,
  feedPaths,
  filePaths,
]

function pathsOf(app: App, audience: Audience, overviews: Overviews): Paths {
  const paths: Paths = {
    ...programPaths,
    ...feedFilePaths(app),
    ...(audience && { ...workPaths, ...streamPaths, ...contentPaths }),
    ...searchPaths(app, audience),
    ...overviewPaths(app, audience, overviews),
  }
  for (const resource of Object.values(app))
    for (const part of parts)
      for (const [path, methods] of Object.entries(part({ app, resource, audience })))
        if (Object.keys(methods).length > 0) paths[path] = { ...paths[path], ...methods }
  return paths
}

/**
 * The OpenAPI 3.1 document of an app for an audience. Endpoints and fields that the audience may never use are left
 * out.
 */
export function openapiDocument(app: App, audience: Audience, overviews: Overviews): JsonObject {
  const paths = pathsOf(app, audience, overviews)
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: audience
        ? `What the role ${audience} may do and see.`
        : 'What everybody may call and see. Ask with an access token for what its role may do.',
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: tagsOf(app),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The accessToken of POST /api/account/login.',
        },
      },
      parameters: sharedParameters,
      responses: problemResponses(),
      schemas: Object.assign(
        { Problem: problemForm, ...(audience && { Change: changeForm, Filter: filterForm }) },
        ...Object.values(app).map((resource) => resourceSchemas(app, resource, audience)),
      ) as JsonObject,
    },
  }
}

const tagsOf = (app: App) => [
  { name: 'Program' },
  ...Object.values(app).map(({ label }) => ({ name: label[1] })),
]
