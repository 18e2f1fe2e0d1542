import type { AnyFields } from '#define/kinds'
import { isUploadAddress } from '#providers/data/http/content-addresses'
import type { FormValues } from '#screens/fields/form-values'

const uploadPath = /\/api\/contents\/[0-9a-f-]{36}/

/** The upload of a value, as the path under which its user may request it; undefined for any other value. */
const uploadIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isUploadAddress(value) ? uploadPath.exec(value)?.[0] : undefined

/** The uploads of file and image fields, also inside lists. */
export function uploadsIn(fields: AnyFields, values: FormValues): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (field.kind === 'file' || field.kind === 'image') return uploadIn(value) ?? []
    if (field.kind !== 'listOf' || !Array.isArray(value)) return []
    return value.flatMap((row) => uploadsIn(field.fields, row as FormValues))
  })
}

/** The values without some uploads: their inputs are empty, so that the user chooses the files again. */
export const withoutUploads = (
  fields: AnyFields,
  values: FormValues,
  missing: ReadonlySet<string>,
): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name]
      if (field?.kind === 'listOf' && Array.isArray(value))
        return [name, value.map((row) => withoutUploads(field.fields, row as FormValues, missing))]
      const upload = field?.kind === 'file' || field?.kind === 'image' ? uploadIn(value) : undefined
      return [name, upload !== undefined && missing.has(upload) ? '' : value]
    }),
  )
