import type { App } from '../../src/define/app'
import { ruleFor } from '../../src/define/access'
import { routesOf } from '../../src/define/reading'
import type { AnyResource } from '../../src/define/resource'
import { labels } from '../../src/locales/cn'
import type { Caller, Language } from '../caller'

/** A page of an area that was found by its name. */
export interface FoundPage {
  readonly resource: string
  readonly title: string
  readonly path: string
}

/** The lists that the caller may read and whose names have the text, in whichever language it was typed. */
export function pagesFor(app: App, caller: Caller, text: string): FoundPage[] {
  const wanted = text.toLowerCase()
  if (wanted === '') return []
  return Object.values(app)
    .filter(
      (resource) => resource.menu !== undefined && ruleFor(resource.access, caller.role, 'read') !== false,
    )
    .filter((resource) => names(resource).some((name) => name.toLowerCase().includes(wanted)))
    .map((resource) => ({
      resource: resource.name,
      title: nameIn(resource, caller.language),
      path: routesOf(resource).list,
    }))
}

const nameIn = (resource: AnyResource, language: Language): string =>
  (language === 'cn' ? labels.resources[resource.name]?.label : undefined) ?? resource.label[1]

const names = (resource: AnyResource): string[] => [nameIn(resource, 'en'), nameIn(resource, 'cn')]
