import type { CallNameOf, RegisteredCall, RegisteredName } from '#define/registered'

type Address<C> = C extends { method: infer Method; path: infer Path }
  ? { readonly method: Method; readonly path: Path }
  : never

/**
 * A declared call, for modules that must not import the feature that declares it. Method and path are repeated, and
 * do not compile if they differ from the declaration.
 */
export const endpoint = <Name extends RegisteredName, Call extends CallNameOf<Name>>(
  address: Address<RegisteredCall<Name, Call>>,
  // Input and output exist only as types; a call needs only its address.
) => address as RegisteredCall<Name, Call>
