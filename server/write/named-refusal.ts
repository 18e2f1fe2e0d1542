import type { AnyResource } from '#define/resource'
import { invalidField } from '../base/errors/problem'

const uniqueness = '23505'
const foreignKey = '23503'
const codeOf = (error: unknown) => (error as { code?: string }).code

/** Whether the database reported a foreign key violation: the record is referenced, or its reference does not exist. */
export const isReferred = (error: unknown): boolean => codeOf(error) === foreignKey

/** Runs `work` and converts violations of unique and foreign keys to a Problem of the field. */
export async function named<T>(resource: AnyResource, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string }
    const field = constraint.slice(resource.name.length + 1)
    if (codeOf(error) === uniqueness) throw invalidField(field.replace(/_unique$/, ''), 'taken')
    if (codeOf(error) === foreignKey) throw invalidField(field.replace(/_exists$/, ''), 'nobody')
    throw error
  }
}
