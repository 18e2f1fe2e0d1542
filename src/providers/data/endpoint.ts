import type { CallNameOf, RegisteredCall, RegisteredName } from '#define/registered'

type Address<C> = C extends { method: infer Method; path: infer Path }
  ? { readonly method: Method; readonly path: Path }
  : never

/**
 * A declared call, for what must not import the feature that declares it. Method and path are written once more, and do not
 * compile where they are not the declared ones.
 */
export const endpoint = <Name extends RegisteredName, Call extends CallNameOf<Name>>(
  address: Address<RegisteredCall<Name, Call>>,
  // Input and output are read by the compiler alone; a call is made by its address.
) => address as unknown as RegisteredCall<Name, Call>
