import { useLogout } from '@refinedev/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogueFor } from '#define/lists/facets'
import { useAccess } from '#providers/access'
import { useRole } from '#providers/auth/use-auth'
import { useApp, useCustomScreens } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'
import { useListLinks } from '#base/list-links/list-links'
import { recentRecords } from './recent'
import { useSettings } from '#base/settings'
import { useLocale } from '#base/format/use-locale'
import { menuOf } from '../navigation/menu'
import { actionEntries } from './action-entries'
import { draftEntries } from './draft-entries'
import type { Entry, Section } from './entry'
import { createEntries, linkEntries, pageEntries } from './page-entries'
import { ranked, strong } from './rank'
import { recentEntry, recordEntry } from './record-entries'
import type { Found } from './use-found'

export interface FilledSection {
  readonly section: Section
  readonly entries: readonly Entry[]
}

const maxRecent = 5
const maxOfSection = 8

/**
 * The sections of the palette: all matches, or similar entries if there are none; before typing, drafts, recent
 * records and pages.
 */
export function useSections(typed: string, { records, pages, isSearching }: Found): FilledSection[] {
  const all = useEntries()
  const recordsFound = useRecordEntries(records)
  if (typed.trim() === '') return filled([all.drafts, all.recent, all.pages, all.create])
  const fits = ranked(typed, [...all.drafts, ...all.recent, ...all.pages, ...all.create, ...all.actions])
  const isFound = new Set(recordsFound.map(({ path }) => path))
  const local = fits.filter(({ entry }) => entry.section !== 'recent' || !isFound.has(entry.path))
  const meant = local.filter(({ fit }) => fit >= strong).map(({ entry }) => entry)
  // Matches in the other language, which only the server finds.
  const named = all.pages.filter((entry) => pages.includes(entry.path ?? '') && !meant.includes(entry))
  if (meant.length + named.length + recordsFound.length > 0 || isSearching)
    return filled([...bySection([...meant, ...named]), recordsFound])
  return filled(bySection(local.map(({ entry }) => entry)))
}

/** Groups entries by section; the section of the best entry is first. */
function bySection(entries: readonly Entry[]): Entry[][] {
  const sections = new Map<Section, Entry[]>()
  for (const entry of entries) sections.set(entry.section, [...(sections.get(entry.section) ?? []), entry])
  return [...sections.values()].map((some) => some.slice(0, maxOfSection))
}

const filled = (lists: readonly (readonly Entry[])[]): FilledSection[] =>
  lists.flatMap((entries) => (entries[0] ? [{ section: entries[0].section, entries }] : []))

function useEntries() {
  const { t, i18n } = useTranslation()
  const labels = useLabels()
  const settings = useSettings()
  const can = useAccess()
  const { mutate: logout } = useLogout()
  const app = useApp()
  const { pages: customPages } = useCustomScreens()
  const locale = useLocale()
  const role = useRole()
  const stored = useListLinks()
  return useMemo(() => {
    const links = stored.filter(({ resource }) => {
      const listed = app[resource]
      return listed && catalogueFor(listed, role) === undefined
    })
    const resources = menuOf(app, can).flatMap((group) => group.resources)
    const shownPages = customPages.filter(
      ({ resource }) => resource === undefined || can({ resource, action: 'list' }),
    )
    const writing = { resources, customPages: shownPages, labels, t, english: i18n.getFixedT('en') }
    const created = resources.filter(({ name }) => can({ resource: name, action: 'create' }))
    return {
      drafts: draftEntries(app, t, locale).slice(0, maxOfSection),
      recent: recentRecords()
        .flatMap((record) => recentEntry({ app, labels, locale }, record))
        .slice(0, maxRecent),
      pages: [...pageEntries(writing), ...linkEntries(writing, links)],
      create: createEntries(writing, created),
      actions: actionEntries(writing, settings, i18n.language, () => logout()),
    }
  }, [app, customPages, labels, stored, role, locale, can, logout, settings, t, i18n])
}

function useRecordEntries(records: Found['records']): Entry[] {
  const [app, labels, locale] = [useApp(), useLabels(), useLocale()]
  return useMemo(
    () => records.flatMap((record) => recordEntry({ app, labels, locale }, record)),
    [records, app, labels, locale],
  )
}
