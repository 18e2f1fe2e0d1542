import type { Exactly } from './fields'
import type { AnyField } from './kinds'

interface ShapeOptions {
  /** The value may be null. The property is always present, like an optional field of a record. */
  readonly optional?: true
  /** Description for the API documentation. */
  readonly help?: string
}

export interface ObjectShape extends ShapeOptions {
  readonly kind: 'object'
  readonly properties: Shapes
}
export interface ArrayShape extends ShapeOptions {
  readonly kind: 'array'
  readonly items: Present
}
export interface MapShape extends ShapeOptions {
  readonly kind: 'map'
  readonly values: Present
}
export interface RowShape extends ShapeOptions {
  readonly kind: 'row'
  readonly of: string
  readonly without?: readonly string[]
}
export interface OmittableShape {
  readonly kind: 'omittable'
  readonly shape: Present
}

/** The shapes that fields cannot express. */
export interface ShapeKinds {
  object: ObjectShape
  array: ArrayShape
  map: MapShape
  row: RowShape
  omittable: OmittableShape
}
/** A part of an output: a field, or one of the shapes around fields. */
export type Shape = AnyField | ShapeKinds[keyof ShapeKinds]
/** Only a property may be missing. */
type Present = Exclude<Shape, OmittableShape>
/** The properties of an object, by their names. */
export type Shapes = { readonly [property: string]: Shape }

/** One entry for every kind of shape, and one for all fields. */
export type ShapeMap<Result> = {
  readonly [K in keyof ShapeKinds]: (shape: ShapeKinds[K]) => Result
} & { readonly field: (field: AnyField) => Result }

/** Calls the entry for a shape's kind. */
export function byShape<Result>(map: ShapeMap<Result>, shape: Shape): Result {
  switch (shape.kind) {
    case 'object':
      return map.object(shape)
    case 'array':
      return map.array(shape)
    case 'map':
      return map.map(shape)
    case 'row':
      return map.row(shape)
    case 'omittable':
      return map.omittable(shape)
    default:
      return map.field(shape)
  }
}

/** The options passed, not inferred from the context, which only requires some shape. */
type GivenOptions<Given> = Readonly<NoInfer<Given>>

/** An object with exactly these properties. */
export const object = <const Properties extends Shapes, const Given extends ShapeOptions = {}>(
  properties: Properties,
  options?: Exactly<Given, ShapeOptions>,
) => ({ kind: 'object' as const, properties, ...(options as GivenOptions<Given>) })

/** Any number of values of one shape. */
export const arrayOf = <const Items extends Present, const Given extends ShapeOptions = {}>(
  items: Items,
  options?: Exactly<Given, ShapeOptions>,
) => ({ kind: 'array' as const, items, ...(options as GivenOptions<Given>) })

/** An object with any property names, whose values have one shape. */
export const mapOf = <const Values extends Present, const Given extends ShapeOptions = {}>(
  values: Values,
  options?: Exactly<Given, ShapeOptions>,
) => ({ kind: 'map' as const, values, ...(options as GivenOptions<Given>) })

type RowOptions = ShapeOptions & { readonly without?: readonly string[] }

/** A record of a resource as the caller reads it, with `_can` and `_refs`; `without` names fields that are left out. */
export const row = <const Of extends string, const Given extends RowOptions = {}>(
  of: Of,
  options?: Exactly<Given, RowOptions>,
) => ({ kind: 'row' as const, of, ...(options as GivenOptions<Given>) })

/** A property that may be missing. One that is always there and may be null is `optional` instead. */
export const omittable = <const Inner extends Present>(shape: Inner) => ({
  kind: 'omittable' as const,
  shape,
})
