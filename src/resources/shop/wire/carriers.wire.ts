/** The carriers whose shipments can be followed; 'other' stands for any other one. */
export const carriers = ['dhl', 'ups', 'fedex', 'dpd', 'gls', 'sfExpress', 'other'] as const
export const carrierLabels = {
  dhl: 'DHL',
  ups: 'UPS',
  fedex: 'FedEx',
  dpd: 'DPD',
  gls: 'GLS',
  sfExpress: 'SF Express',
  other: 'Other',
} as const
export type Carrier = (typeof carriers)[number]

/** The page of a carrier with the state of a shipment; `#` stands for the tracking number. */
const pages: Readonly<Partial<Record<Carrier, string>>> = {
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#',
  ups: 'https://www.ups.com/track?tracknum=#',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=#',
  dpd: 'https://tracking.dpd.de/status/en_US/parcel/#',
  gls: 'https://gls-group.eu/track/#',
  sfExpress: 'https://www.sf-express.com/we/ow/chn/en/waybill/waybill-detail/#',
}

/** Where a shipment can be followed; null where its carrier or its number is not known. */
export const trackingUrl = ({
  carrier,
  tracking,
}: {
  readonly carrier: Carrier | null
  readonly tracking: string | null
}): string | null => {
  const page = carrier === null ? undefined : pages[carrier]
  return page === undefined || tracking === null ? null : page.replace('#', encodeURIComponent(tracking))
}
