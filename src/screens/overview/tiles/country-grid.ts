/**
 * The countries of the world as squares of equal size, roughly where they are: each row from north to south, each code
 * from west to east. Small countries are as visible as large ones, and no map has to be downloaded.
 */
const rows = [
  '.. .. .. .. .. .. GL .. IS .. .. NO SE FI EE RU .. .. .. .. .. .. .. .. .. ..',
  '.. CA .. .. .. .. .. .. IE GB .. DK .. .. LV BY .. .. KZ .. MN .. .. .. .. ..',
  '.. US .. .. BM .. .. .. .. .. NL DE PL LT UA MD GE AZ UZ KG .. CN KP .. JP ..',
  '.. MX .. BS TC .. .. .. .. FR BE LU CZ SK HU RO AM TM TJ AF NP BT KR .. .. ..',
  'GT BZ CU HT DO PR .. .. ES AD CH LI AT SI RS BG TR IR PK IN BD MM TW .. .. ..',
  'SV HN JM KY KN AG .. PT GI MC IT SM HR BA MK GR CY SY IQ LK LA VN HK PH .. ..',
  'NI CR PA CW DM LC .. .. .. VA MT ME AL XK LB IL JO KW BH MV TH KH MO GU PW ..',
  '.. CO VE GY BB VC .. MA DZ TN LY EG PS SA QA AE .. .. .. MY SG BN .. FM MH ..',
  '.. EC PE SR GD TT CV MR ML NE TD SD ER YE OM .. .. .. .. ID TL PG NR SB KI ..',
  '.. BO BR GF .. .. SN GM BF NG CM CF SS ET DJ .. .. .. .. AU .. VU TV WS .. ..',
  '.. CL PY .. .. .. GW GN CI GH TG BJ GA CG CD UG KE SO .. .. NC FJ TO .. .. ..',
  '.. AR UY FK .. .. SL LR .. ST GQ AO ZM RW BI TZ SC .. .. .. NZ .. .. .. .. ..',
  '.. .. .. .. .. .. .. .. .. .. .. NA ZW MW MZ KM .. .. .. .. .. .. .. .. .. ..',
  '.. .. .. .. .. .. .. .. .. .. .. BW ZA SZ LS MG MU .. .. .. .. .. .. .. .. ..',
]

interface Square {
  readonly code: string
  readonly x: number
  readonly y: number
}

/** The square of each country. */
export const squares: readonly Square[] = rows.flatMap((row, y) =>
  row.split(' ').flatMap((code, x) => (code === '..' ? [] : [{ code, x, y }])),
)

/** The number of squares beside each other, and below each other. */
export const columns = 26
export const lines = rows.length
