import { useEffect, useState, type ComponentType } from 'react'
import { listLinksOf } from '#define/reading'
import { useAccess } from '#providers/access'
import { useApp, useCustomScreens } from '#providers/app-context'
import { customModule } from '#providers/custom-screens'

/** Reads the links to lists once the page is rendered. Until then, or if that fails, those of the page before are shown. */
export function ListLinksSource() {
  const links = listLinksOf(Object.values(useApp()))
  const can = useAccess()
  const load = useCustomScreens().parts[links?.name ?? '']?.listLinks
  const isWanted = links !== undefined && can({ resource: links.name, action: 'list' })
  const [Source, setSource] = useState<ComponentType>()
  useEffect(() => {
    if (!isWanted || !load) return
    const module = customModule(load)
    module.load().then((Part) => setSource(() => Part), module.forgetFailure)
  }, [isWanted, load])
  return isWanted && Source ? <Source /> : null
}
