import type { AnyResource } from '../any-resource'
import { isSearched } from '../lists/searched'

/** The faults of declared `searchGroups` that types cannot express, one sentence each. */
export const searchGroupFaults = ({ name, fields, searchGroups = {} }: AnyResource): string[] =>
  Object.entries(searchGroups).flatMap(([group, names]) => {
    const faults = names.length > 0 ? [] : ['needs a field']
    for (const found of names) {
      const field = fields[found]
      if (!field || !isSearched(field)) faults.push(`needs ${found} to be searched`)
    }
    return faults.map((wrong) => `${name}: the search group ${group} ${wrong}`)
  })
