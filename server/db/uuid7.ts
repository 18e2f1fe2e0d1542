import { v7 } from 'uuid'

/**
 * A UUIDv7 (RFC 9562): new ids are close to each other in an index, and those of one process are ascending, even
 * where the clock is set back.
 */
export const uuid7 = (): string => v7()
