/** Converts amounts without floating point: amounts are whole minor units, a rate is the decimal in its text. */

/**
 * A rate between two currencies, with the digits after the decimal point of each: 2 for euros, 0 for yen, 3 for
 * dinars.
 */
export interface Conversion {
  /** Units of the bought currency per unit of the sold one. */
  readonly rate: number
  readonly sellDigits: number
  readonly buyDigits: number
}

/**
 * The amount bought for an amount, rounded half up to the minor unit.
 * @param sell minor units, at least 0
 * @returns minor units; undefined if they exceed the safe integers
 */
export function bought(sell: number, conversion: Conversion): number | undefined {
  const { up, down } = ratioOf(conversion)
  return exactly((BigInt(sell) * up * 2n + down) / (down * 2n))
}

/**
 * The amount that must be sold to buy an amount, rounded up to the minor unit, so that it is never too little.
 * @param buy minor units, at least 0
 * @returns minor units; undefined if they exceed the safe integers
 */
export function sold(buy: number, conversion: Conversion): number | undefined {
  const { up, down } = ratioOf(conversion)
  return exactly((BigInt(buy) * down + up - 1n) / up)
}

/** Minor units bought per minor unit sold, as a fraction of integers. */
function ratioOf({ rate, sellDigits, buyDigits }: Conversion): { up: bigint; down: bigint } {
  const [, whole = '', rest = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(rate)) ?? []
  const digits = BigInt(whole + rest)
  if (digits === 0n) throw new RangeError(`${rate} is no rate`)
  const shift = Number(exponent) - rest.length + buyDigits - sellDigits
  return shift >= 0
    ? { up: digits * 10n ** BigInt(shift), down: 1n }
    : { up: digits, down: 10n ** BigInt(-shift) }
}

const exactly = (amount: bigint): number | undefined =>
  amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : undefined
