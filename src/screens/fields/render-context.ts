import type { App } from '#define'
import type { Labels } from '#base/i18n/labels'
import type { RenderContext } from './draw'

interface Sources {
  /** A BCP 47 language tag. */
  readonly locale: string
  /** A text by its key. */
  readonly t: (key: `list.${TextKey}`, values?: Readonly<Record<string, string | number>>) => string
  readonly labels: Pick<Labels, 'field' | 'option' | 'resource'>
  readonly app: App
  readonly textIn: RenderContext['textIn']
  /** Whether the user may read records of a resource. */
  readonly mayRead: (resource: string) => boolean
  readonly opensAll: RenderContext['opensAll']
}
type TextKey =
  'yes' | 'no' | 'empty' | 'opensElsewhere' | 'stars' | 'entries' | 'goneOrNoAccess' | 'somebody' | 'noAccess'

/** What values are rendered with, in a language and for a user. */
export const renderContext = ({
  locale,
  t,
  labels,
  app,
  textIn,
  mayRead,
  opensAll,
}: Sources): RenderContext => ({
  locale,
  option: labels.option,
  field: labels.field,
  resource: (name) => app[name],
  yes: t('list.yes'),
  no: t('list.no'),
  empty: t('list.empty'),
  opensElsewhere: t('list.opensElsewhere'),
  stars: (rating) => t('list.stars', { rating }),
  textIn,
  entries: (count) => t('list.entries', { count }),
  untitled: (name, reason) => {
    if (reason === 'goneOrHidden') return t('list.goneOrNoAccess')
    const resource = app[name]
    if (reason === 'empty' && resource) return labels.resource(resource, 1)
    return t(name === 'users' ? 'list.somebody' : 'list.noAccess')
  },
  readable: (name) => (mayRead(name) ? app[name] : undefined),
  opensAll,
})
