import { fieldAt } from '#define/field-at'
import { useLabels } from '#base/i18n/labels'
import { useFormScope } from '#screens/fields/input/form-scope'
import { useFieldLabel } from '../field-label'

/**
 * Returns the prefix of an error about a field that the form does not show: 'City: ', from the resource's labels. An
 * undeclared key is shown as the server names it; an error of the whole record has no prefix.
 */
export function useFaultLabel(): (path: string) => string {
  const { resource } = useFormScope()
  const labels = useLabels()
  const labelOf = useFieldLabel((name) => labels.field(resource, name))
  return (path) => {
    if (path === '') return ''
    return `${fieldAt(resource, path.replace(/\.\d+/, '')) ? labelOf(path) : path}: `
  }
}
