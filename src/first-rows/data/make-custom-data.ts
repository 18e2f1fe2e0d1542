import type { App } from '#define'
import { roles, ruleFor } from '#define/access'
import type { CustomPages } from '#define/paths/custom-pages'
import type { FirstPage } from '#define/paths/first-page'
import { labelsFrom, type Labels } from '#base/i18n/labels'
import { labels as chineseLabels } from '#locales/cn/app-labels'
import { cn } from '#locales/cn'
import { wholeEnglish } from '#locales/en/whole'
import { app } from '#resources/app'
import { firstPages } from '#resources/first-pages.generated'
import { customPages } from '#resources/pages.generated'
import type { IconName } from '#shell/icons/icon-name'
import { drawingsOf, headerIcons } from './make-page-data'
import type { CustomPageData } from './page-data'
import { frameTextKeys, headingTextKeys, textsByKey, withNames } from './page-texts'
import { pathPattern } from './path-pattern'

/** A custom page that is rendered before the application has loaded. */
interface WrittenCustomPage {
  /** The folder of its feature. */
  readonly feature: string
  /** A regular expression of its paths. */
  readonly path: string
  readonly data: CustomPageData
}

/** The custom pages of all features that are rendered before the application has loaded. */
export const customPagesData = (): readonly WrittenCustomPage[] =>
  Object.entries(firstPages).flatMap(([feature, first]) =>
    first.paths.map((path) => ({ feature, path: pathPattern(path), data: customDataOf(app, first, path) })),
  )

/**
 * The data of a custom page.
 * @throws Error if no feature declares a page with the path
 */
function customDataOf(declared: App, first: FirstPage, path: string): CustomPageData {
  const pages: CustomPages = customPages
  const page = pages.find((item) => item.path === path)
  const resource = declared[page?.resource ?? '']
  if (!page || !resource) throw new Error(`No feature declares the page ${path}`)
  const textsIn = (labels: Labels, texts: object) => ({
    texts: withNames(
      textsByKey(texts, [...frameTextKeys, ...headingTextKeys, ...first.texts]),
      resource,
      labels,
    ),
    resource: [labels.resource(resource), labels.resource(resource, 1)] as const,
    ...(resource.menu !== undefined && { group: labels.group(resource.menu) }),
  })
  return {
    isForAll: roles.every((role) => ruleFor(resource.access, role, 'read') !== false),
    custom: { path: page.path, ...(page.reads && { reads: page.reads }) },
    compact: first.compact ?? false,
    ...drawingsOf([...headerIcons, ...(first.icons as readonly IconName[])]),
    languages: {
      en: textsIn(labelsFrom(undefined), wholeEnglish),
      cn: textsIn(labelsFrom(chineseLabels), cn),
    },
  }
}
