import { createContext, use } from 'react'
import type { Sort } from '#define/reading'
import { HeadLabel } from './head'

/** The order of the rows, which the heads read from here so that the columns stay the same when it changes. */
export const GridSorts = createContext<readonly Sort[]>([])

/** The head of a column of the data grid. */
export const GridHead = ({ label, name }: { readonly label: string; readonly name: string }) => (
  <HeadLabel label={label} name={name} sorts={use(GridSorts)} />
)
