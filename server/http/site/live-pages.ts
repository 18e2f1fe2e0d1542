import { Problem } from '#server/base/errors/problem'
import type { Services } from '#server/write/services/services'
import { hooksIn } from '#server/write/services/resource-hooks'
import { fileAnswer, type Accepted, type Answer } from '../static/answer'
import { writtenFile } from '../static/files'
import type { Bell } from '#server/features/stream/bell'
import { fill, type Filling } from '#server/base/fill'
import { createFreshness } from './freshness'
import { createPageMemory, type Made } from './page-memory'
import type { PartRequest, SiteAnswer, SitePart } from '#server/write/services/site-part'
import { siteTemplate, type SiteTemplate } from './templates'
import { visitorReader } from '#server/write/services/visitor'

/** The pages of the site that are filled by the server. */
export interface LivePages {
  /** Whether a path may be one of these pages. */
  has(path: string): boolean
  /** The response for a path; undefined if there is no such page. */
  answer(path: string, query: URLSearchParams, accepted: Accepted): Promise<Answer | undefined>
  /** The page of a rejected form, with the entered values and their errors; not cached. */
  refused(path: string, query: URLSearchParams, form: Filling): Promise<Answer | undefined>
  /** Fills a page that was just rendered; in development there are no templates. */
  fillRendered(page: RenderedPage): Promise<string | undefined>
  close(): void
}

/** A rendered page; `address` has placeholders such as `[slug]` for the variable parts of the path. */
export interface RenderedPage {
  readonly address: string
  readonly path: string
  readonly query: URLSearchParams
  readonly text: string
}

/** A requested page: its template, the part that fills it, and the request. */
interface RequestedPage {
  readonly template: SiteTemplate
  readonly part: SitePart | undefined
  readonly request: PartRequest
}

/**
 * Fills the templates of the built site. A page is filled again only after the resources it depends on have changed.
 */
export function createLivePages(
  services: Services,
  bell: Bell,
  templates: ReadonlyMap<string, SiteTemplate>,
): LivePages {
  const freshness = createFreshness(services.database, bell)
  const cachedPage = createPageMemory(freshness)
  const find = finderIn(templates)

  function requestedPage(path: string, query: URLSearchParams): RequestedPage | undefined {
    const found = find(path)
    if (!found) return undefined
    const { template, params } = found
    return {
      template,
      part: partOf(services, template),
      request: { language: template.language, params, query },
    }
  }

  return {
    has: (path) => find(path) !== undefined,
    async answer(path, query, accepted) {
      const page = requestedPage(path, query)
      if (!page) return undefined
      const named = page.part ? page.part.named(page.request) : ''
      const make = () => madeOf(services, page)
      const made =
        named === undefined ? await make() : await cachedPage(`${path} ${named}`, page.part?.of ?? [], make)
      return made && answerOf(page.template, made, accepted)
    },
    async refused(path, query, form) {
      const page = requestedPage(path, query)
      const answer = page && (await fillingOf(services, page))
      if (!page || !answer || 'movedTo' in answer) return undefined
      const { template, type } = page.template
      const body = fill(template, { ...answer.filling, ...form })
      return { status: 422, headers: { ...headersOf(page.template), 'content-type': type }, body }
    },
    async fillRendered({ address, path, query, text }) {
      const template = siteTemplate(`${address}.html`, text)
      const params = template.pattern?.exec(path)?.groups ?? {}
      const request = { language: template.language, params, query }
      const answer = await fillingOf(services, { template, part: partOf(services, template), request })
      return answer && 'filling' in answer ? fill(template.template, answer.filling) : undefined
    },
    close: freshness.close,
  }
}

/** Finds the template of a path, with the values of its placeholders. */
function finderIn(templates: ReadonlyMap<string, SiteTemplate>) {
  const patterns = [...templates.values()].filter(({ pattern }) => pattern)
  return (path: string): { template: SiteTemplate; params: PartRequest['params'] } | undefined => {
    const template = templates.get(path)
    if (template && !template.pattern) return { template, params: {} }
    for (const item of patterns) {
      const found = item.pattern?.exec(path)
      if (found) return { template: item, params: found.groups ?? {} }
    }
    return undefined
  }
}

/** @throws Error if no resource has the part that a template names. */
function partOf(services: Services, { part }: SiteTemplate): SitePart | undefined {
  const [resource = '', name = ''] = part?.split('.') ?? []
  const found = hooksIn(services, resource)?.site?.[name]
  if (part && !found) throw new Error(`Nothing fills the part ${part} of the site`)
  return found
}

async function fillingOf(
  services: Services,
  { template, part, request }: RequestedPage,
): Promise<SiteAnswer> {
  if (!part) return { filling: {} }
  const reader = visitorReader(services, template.language)
  return part.read({ ...request, services, reader }).catch(notThere)
}

/** A page whose data is rejected or not readable does not exist. */
function notThere(error: unknown): undefined {
  if (error instanceof Problem) return undefined
  throw error
}

async function madeOf(services: Services, page: RequestedPage): Promise<Made | undefined> {
  const answer = await fillingOf(services, page)
  if (!answer || 'movedTo' in answer) return answer
  return { file: writtenFile(page.template.type, fill(page.template.template, answer.filling)) }
}

const headersOf = ({ policy }: SiteTemplate) => ({
  'cache-control': 'no-cache',
  'content-security-policy': policy,
})

function answerOf(template: SiteTemplate, made: Made, accepted: Accepted): Answer {
  const headers = headersOf(template)
  if ('movedTo' in made) return { status: 301, headers: { ...headers, location: made.movedTo } }
  return fileAnswer(made.file, accepted, { headers })
}
