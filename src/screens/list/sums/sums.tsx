import { useEffect } from 'react'
import type { ListSums } from '../../list-model/sums'
import type { ListModel } from '../../list-model/use-list-model'
import { SumsLine } from './sums-line'
import { useListSums } from './use-list-sums'

interface SumsProps {
  readonly model: ListModel
  /** Passes the sums to the table, which shows them in its columns; otherwise they are shown here. */
  readonly onSums: ((sums: ListSums | undefined) => void) | undefined
}

/** The sums of a list. It is a component of its own, so that the first rows do not wait for its code. */
export function Sums({ model, onSums }: SumsProps) {
  const sums = useListSums(model)
  useEffect(() => onSums?.(sums), [sums, onSums])
  return sums && !onSums && <SumsLine resource={model.resource} sums={sums} />
}
