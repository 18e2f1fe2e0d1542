import { linkParameter, storedLink } from '#base/list-links/list-link'
import { differsFrom } from '#screens/list-model/state/link-changes'
import { LinkFace } from '#screens/list/toolbar/toolbar-face'
import toolbarStyles from '#screens/list/toolbar/toolbar.module.css'
import { currentPage, t } from '../page'

/** The button with the links of the list; the open one is named as the page before has stored it. */
export function LinkTool() {
  const { data, texts } = currentPage()
  if (texts.texts['list.links'] === undefined) return null
  const id = new URLSearchParams(location.search).get(linkParameter)
  const link = storedLink(id, data.resource.name)
  return (
    <button type="button" className={toolbarStyles.tool}>
      <LinkFace
        text={link?.name ?? t('list.links')}
        isOpen={link !== undefined}
        note={link && differsFrom(link.to, location) ? t('list.linkChanged') : ''}
      />
    </button>
  )
}
