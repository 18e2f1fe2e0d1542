import { intlLocale } from '#base/format/intl'
import type { Permissions } from '#base/session/session'
import type { RenderContext } from '#screens/fields/draw'
import { renderContext } from '#screens/fields/render-context'
import { currentPage, t } from './page'

/** What values are rendered with before the application has loaded. */
export function aroundOf(permissions: Permissions): RenderContext {
  const { data, language, texts } = currentPage()
  const { resource, others } = data
  return renderContext({
    locale: intlLocale(language),
    t,
    labels: {
      field: (_, name) => texts.fields[name] ?? name,
      option: (_, name, value) => texts.options[name]?.[value] ?? value,
      resource: ({ name }) => texts.others[name] ?? '',
    },
    app: { ...others, [resource.name]: resource },
    // These texts come with the application.
    textIn: () => '',
    mayRead: (name) => permissions[name]?.includes('read') ?? false,
    opensAll: () => true,
  })
}
