import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { AnyResource } from '#define'
import { listLinksOf } from '#define/reading'
import { linkParameter } from '#base/list-links/list-link'
import { useListLinks } from '#base/list-links/list-links'
import { notify } from '#base/toasts/notify'
import { useCan } from '#providers/access'
import { useApp, useCustomScreens } from '#providers/app-context'
import { useRole } from '#providers/auth/use-auth'
import { customModule, type CustomParts, type ListMenuProps } from '#providers/custom-screens'
import { messageOf } from '#providers/data/http/problem'
import { differsFrom } from '#screens/list-model/state/link-changes'
import { readListState } from '#screens/list-model/state/list-state'
import { unusableFields } from '#screens/list-model/state/usable-state'
import { PartBoundary } from '#shell/parts/part-boundary'
import { LinkFace } from './toolbar-face'
import styles from './toolbar.module.css'

/** The button with the stored links of the list, if a resource `linksToLists` that the user may read. */
export function LinkButton({ resource }: { resource: AnyResource }) {
  const links = listLinksOf(Object.values(useApp()))
  const mayRead = useCan({ resource: links?.name ?? '', action: 'read' }).data?.can === true
  const load = useCustomScreens().parts[links?.name ?? '']?.listMenu
  return links && load && mayRead ? <OfLinks resource={resource} load={load} /> : null
}

interface OfLinksProps {
  readonly resource: AnyResource
  readonly load: NonNullable<CustomParts['listMenu']>
}
interface Opened {
  readonly anchor: HTMLElement
  readonly Menu: ComponentType<ListMenuProps>
}

function OfLinks({ resource, load }: OfLinksProps) {
  const { t } = useTranslation()
  const location = useLocation()
  const id = new URLSearchParams(location.search).get(linkParameter)
  const link = useListLinks().find((item) => item.id === id && item.resource === resource.name)
  const isChanged = link !== undefined && differsFrom(link.to, location)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  useNoticeOfUnusable(resource, location.search)
  const open = (anchor: HTMLElement) =>
    customModule(load)
      .load()
      .then(
        (Menu) => setOpened({ anchor, Menu }),
        (error: unknown) => {
          customModule(load).forgetFailure()
          notify({ message: messageOf(error), variant: 'error' })
        },
      )
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        title={link?.name}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        onPointerEnter={customModule(load).prefetch}
        onFocus={customModule(load).prefetch}
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        <LinkFace
          text={link?.name ?? t('list.links')}
          isOpen={link !== undefined}
          note={isChanged ? t('list.linkChanged') : ''}
        />
      </button>
      {opened && (
        <PartBoundary onFailure={close}>
          <opened.Menu resource={resource} anchor={opened.anchor} onClose={close} />
        </PartBoundary>
      )}
    </>
  )
}

/** Notifies once of fields in the URL that the role may not use, and that the list therefore leaves out. */
function useNoticeOfUnusable(resource: AnyResource, search: string): void {
  const { t } = useTranslation()
  const role = useRole()
  const query = new URLSearchParams(search)
  const state = readListState(resource, query)
  const count = unusableFields(resource, role, state, query.get('columns')?.split(',')).length
  useEffect(() => {
    if (count > 0) notify({ message: t('list.fieldsLeftOut', { count }), variant: 'info' })
  }, [count, t])
}
