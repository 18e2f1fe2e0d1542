import { fieldAt } from '../../providers/i18n/labels'
import { useFormScope } from '../fields/input/form-scope'
import { useFieldLabel } from './field-label'

/** What stands before a sentence about a field that the form does not show: 'City: '; nothing where it is about no field. */
export function useFaultLabel(): (path: string) => string {
  const { resource } = useFormScope()
  const labelOf = useFieldLabel()
  return (path) => (fieldAt(resource, path.replace(/\.\d+/, '')) ? `${labelOf(path)}: ` : '')
}
