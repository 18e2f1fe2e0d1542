import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { AnyResource } from '#define'
import { homeOf, routesOf } from '#define/reading'
import { linkParameter } from '#base/list-links/list-link'
import { readListLinks, useListLinks } from '#base/list-links/list-links'

/**
 * The URL that a list without parameters opens with, if the user has a default for it; or that of the link that the URL
 * names without anything else. A default that changes while the list is open applies the next time.
 */
export function useListStart(resource: AnyResource): string | undefined {
  const { key, pathname, search } = useLocation()
  const links = useListLinks()
  const start = useMemo(
    () => readListLinks().find((link) => link.resource === resource.name && link.isDefault)?.to,
    // oxlint-disable-next-line react/exhaustive-deps -- it is decided once for each navigation
    [resource, key],
  )
  const isList = pathname === routesOf(resource).list || pathname === homeOf(resource)
  if (search === '') return isList ? start : undefined
  const query = new URLSearchParams(search)
  const named = query.size === 1 ? links.find(({ id }) => id === query.get(linkParameter)) : undefined
  return named && named.resource === resource.name && named.to !== pathname + search ? named.to : undefined
}
