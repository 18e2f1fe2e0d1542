import { Problem } from '#server/base/errors/problem'
import type { Services } from '#server/write/services'
import { servingIn } from '#server/write/serving'
import { fileAnswer, type Accepted, type Answer } from '../static/answer'
import { writtenFile } from '../static/files'
import type { Bell } from '#server/features/stream/bell'
import { fill, type Filling } from '#server/base/fill'
import { createFreshness } from './freshness'
import { createPageMemory, type Made } from './page-memory'
import type { Asked, SiteAnswer, SitePart } from '#server/write/site-part'
import { siteTemplate, type SiteTemplate } from './templates'
import { visitorReader } from '#server/write/visitor'

/** The pages of the site that the server fills. */
export interface LivePages {
  /** Whether an address may be one of these. */
  has(path: string): boolean
  /** The page at an address as it is answered; undefined where there is none. */
  answer(path: string, query: URLSearchParams, accepted: Accepted): Promise<Answer | undefined>
  /** The page of a form that was refused, with what was written in it and what is wrong with it; not remembered. */
  refused(path: string, query: URLSearchParams, form: Filling): Promise<Answer | undefined>
  /** A page that was drawn this moment, filled: in development there are no templates yet. */
  fillDrawn(drawn: Drawn): Promise<string | undefined>
  close(): void
}

/** A page as it was drawn; `address` says with `[slug]` what differs in its path. */
export interface Drawn {
  readonly address: string
  readonly path: string
  readonly query: URLSearchParams
  readonly text: string
}

/** A page that is asked for: its template, what fills it, and with what it was asked for. */
interface Wanted {
  readonly template: SiteTemplate
  readonly part: SitePart | undefined
  readonly asked: Asked
}

/** Fills the templates of the built site. A page is made again only after what it is made of has changed. */
export function createLivePages(
  services: Services,
  bell: Bell,
  templates: ReadonlyMap<string, SiteTemplate>,
): LivePages {
  const freshness = createFreshness(services.database, bell)
  const remembered = createPageMemory(freshness)
  const find = finderIn(templates)

  function wanted(path: string, query: URLSearchParams): Wanted | undefined {
    const found = find(path)
    if (!found) return undefined
    const { template, params } = found
    return {
      template,
      part: partOf(services, template),
      asked: { language: template.language, params, query },
    }
  }

  return {
    has: (path) => find(path) !== undefined,
    async answer(path, query, accepted) {
      const page = wanted(path, query)
      if (!page) return undefined
      const named = page.part ? page.part.named(page.asked) : ''
      const make = () => madeOf(services, page)
      const made =
        named === undefined ? await make() : await remembered(`${path} ${named}`, page.part?.of ?? [], make)
      return made && answerOf(page.template, made, accepted)
    },
    async refused(path, query, form) {
      const page = wanted(path, query)
      const answer = page && (await fillingOf(services, page))
      if (!page || !answer || 'movedTo' in answer) return undefined
      const { template, type } = page.template
      const body = fill(template, { ...answer.filling, ...form })
      return { status: 422, headers: { ...headersOf(page.template), 'content-type': type }, body }
    },
    async fillDrawn({ address, path, query, text }) {
      const template = siteTemplate(`${address}.html`, text)
      const params = template.pattern?.exec(path)?.groups ?? {}
      const asked = { language: template.language, params, query }
      const answer = await fillingOf(services, { template, part: partOf(services, template), asked })
      return answer && 'filling' in answer ? fill(template.template, answer.filling) : undefined
    },
    close: freshness.close,
  }
}

/** Finds the template of an address, with what stands in the places of the address. */
function finderIn(templates: ReadonlyMap<string, SiteTemplate>) {
  const patterns = [...templates.values()].filter(({ pattern }) => pattern)
  return (path: string): { template: SiteTemplate; params: Asked['params'] } | undefined => {
    const template = templates.get(path)
    if (template && !template.pattern) return { template, params: {} }
    for (const one of patterns) {
      const found = one.pattern?.exec(path)
      if (found) return { template: one, params: found.groups ?? {} }
    }
    return undefined
  }
}

/** @throws Error where a template names a part that nobody has. */
function partOf(services: Services, { part }: SiteTemplate): SitePart | undefined {
  const [resource = '', name = ''] = part?.split('.') ?? []
  const found = servingIn(services, resource)?.site?.[name]
  if (part && !found) throw new Error(`Nothing fills the part ${part} of the site`)
  return found
}

async function fillingOf(services: Services, { template, part, asked }: Wanted): Promise<SiteAnswer> {
  if (!part) return { filling: {} }
  const reader = visitorReader(services, template.language)
  return part.read({ ...asked, services, reader }).catch(notThere)
}

/** What cannot be asked for, or is nobody's business, is not there. */
function notThere(error: unknown): undefined {
  if (error instanceof Problem) return undefined
  throw error
}

async function madeOf(services: Services, page: Wanted): Promise<Made | undefined> {
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
