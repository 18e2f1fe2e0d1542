import type { AnyResource } from '../any-resource'

/** The response to `GET /api/{resource}/tags`: tags in use, the most frequent first. */
export interface TagsAnswer {
  readonly tags: readonly string[]
}

/** The names of the fields with tags. */
export const tagFields = ({ fields }: AnyResource): readonly string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'tags' ? [name] : []))
