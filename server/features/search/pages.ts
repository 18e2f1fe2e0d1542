import type { App } from '#define/app'
import { allNamedPages, type NamedPage } from '#define/paths/named-pages'
import { homeOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { cn } from '#locales/cn'
import { labels } from '#locales/cn/app-labels'
import { wholeEnglish } from '#locales/en/whole'
import type { Caller, Language } from '#server/base/caller'
import { mayRead } from '#server/read/access/access-sql'

/** A page found by its name. */
export interface FoundPage {
  /** The resource that it shows; null for other pages. */
  readonly resource: string | null
  readonly title: string
  readonly path: string
}

type Names = Readonly<Record<Language, string>>

/** The pages that the caller may read and whose names contain the text, in any language. */
export function pagesFor(app: App, caller: Caller, text: string): FoundPage[] {
  const wanted = text.toLowerCase()
  if (wanted === '') return []
  const isMeant = (names: Names) => Object.values(names).some((name) => name.toLowerCase().includes(wanted))
  const page = (resource: string | null, names: Names, path: string): FoundPage[] =>
    isMeant(names) ? [{ resource, title: names[caller.language], path }] : []
  return [
    ...areasOf(app, caller).flatMap((area) => page(area.name, namesOfArea(area), homeOf(area))),
    ...allNamedPages().flatMap(([path, named]) => page(null, namesOfPage(named), path)),
  ]
}

const areasOf = (app: App, caller: Caller): AnyResource[] =>
  Object.values(app).filter((resource) => resource.menu !== undefined && mayRead(resource, caller))

const namesOfArea = ({ name, label: [, many] }: AnyResource): Names => ({
  en: many,
  cn: labels.resources[name]?.label ?? many,
})

const texts: Readonly<Record<Language, object>> = { en: wholeEnglish, cn }

/** The text of a key such as `account.tabs.security`. */
const wordAt = (language: Language, key: string): string =>
  String(key.split('.').reduce<unknown>((at, part) => Reflect.get(at as object, part), texts[language]))

const nameIn = (language: Language, { name, within }: NamedPage): string =>
  [within, name].flatMap((key) => (key === undefined ? [] : wordAt(language, key))).join(': ')

const namesOfPage = (page: NamedPage): Names => ({ en: nameIn('en', page), cn: nameIn('cn', page) })
