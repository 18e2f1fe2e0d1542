import { useLabelsOfMail } from '../mail-data'
import { useLabelName } from './label-name'

/** The name of a label by its id; empty until labels are loaded. */
export function useNameOfLabel(id: string): string {
  const nameOf = useLabelName()
  const { data } = useLabelsOfMail()
  const label = data?.find((item) => item.id === id)
  return label ? nameOf(label) : ''
}
