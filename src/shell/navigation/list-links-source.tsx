import { useEffect, useState, type ComponentType } from 'react'
import { listLinksOf } from '#define/reading'
import { areListLinksStored } from '#base/list-links/list-links'
import { useAccess } from '#providers/access'
import { useApp, useCustomScreens } from '#providers/app-context'
import { customModule } from '#providers/custom-screens'
import { useIsRested } from '../notifications/use-inbox'

/**
 * Reads the links to lists once the page has had time to load, or at once if this browser has none of the user. Until
 * then, or if that fails, those that are stored are shown.
 */
export function ListLinksSource() {
  const links = listLinksOf(Object.values(useApp()))
  const can = useAccess()
  const load = useCustomScreens().parts[links?.name ?? '']?.listLinks
  const [isStored] = useState(areListLinksStored)
  const isRested = useIsRested()
  const mayRead = links !== undefined && can({ resource: links.name, action: 'list' })
  const isWanted = mayRead && (isRested || !isStored)
  const [Source, setSource] = useState<ComponentType>()
  useEffect(() => {
    if (!isWanted || !load) return
    const module = customModule(load)
    module.load().then((Part) => setSource(() => Part), module.forgetFailure)
  }, [isWanted, load])
  return isWanted && Source ? <Source /> : null
}
