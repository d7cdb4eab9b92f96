/** A bank as its customers call it. */
export interface Bank {
  /** six digits: what a VietQR code names it by */
  readonly bin: string;
  readonly code: string;
  readonly name: string;
}

/** BIN, code of the payment network, name; issuers listed by the State Bank of Vietnam and those that joined since. */
const BANKS: readonly (readonly [bin: string, code: string, name: string])[] = [
  ['970400', 'SGICB', 'SaigonBank'],
  ['970403', 'STP', 'Sacombank'],
  ['970405', 'VBA', 'Agribank'],
  ['970406', 'DOB', 'Vikki'],
  ['970407', 'TCB', 'Techcombank'],
  ['970408', 'GPB', 'GPBank'],
  ['970409', 'BAB', 'BacABank'],
  ['970410', 'SCVN', 'StandardChartered'],
  ['970412', 'PVCB', 'PVcomBank'],
  ['970414', 'OJB', 'MBV'],
  ['970415', 'ICB', 'VietinBank'],
  ['970416', 'ACB', 'ACB'],
  ['970418', 'BIDV', 'BIDV'],
  ['970419', 'NCB', 'NCB'],
  ['970421', 'VRB', 'VRB'],
  ['970422', 'MB', 'MBBank'],
  ['970423', 'TPB', 'TPBank'],
  ['970424', 'SHBVN', 'Shinhan'],
  ['970425', 'ABB', 'ABBANK'],
  ['970426', 'MSB', 'MSB'],
  ['970427', 'VAB', 'VietABank'],
  ['970428', 'NAB', 'NamABank'],
  ['970429', 'SCB', 'SCB'],
  ['970430', 'PGB', 'PGBank'],
  ['970431', 'EIB', 'Eximbank'],
  ['970432', 'VPB', 'VPBank'],
  ['970433', 'VIETBANK', 'VietBank'],
  ['970434', 'IVB', 'Indovina'],
  ['970436', 'VCB', 'Vietcombank'],
  ['970437', 'HDB', 'HDBank'],
  ['970438', 'BVB', 'BaoVietBank'],
  ['970439', 'PBVN', 'PublicBank'],
  ['970440', 'SEAB', 'SeABank'],
  ['970441', 'VIB', 'VIB'],
  ['970442', 'HLBVN', 'HongLeong'],
  ['970443', 'SHB', 'SHB'],
  ['970444', 'CBB', 'VCBNeo'],
  ['970446', 'COOPBANK', 'Co-opBank'],
  ['970448', 'OCB', 'OCB'],
  ['970449', 'LPB', 'LPBank'],
  ['970452', 'KLB', 'KienLongBank'],
  ['970454', 'VCCB', 'BVBank'],
  ['970455', 'IBKHN', 'IBK Hà Nội'],
  ['970456', 'IBKHCM', 'IBK TP. HCM'],
  ['970457', 'WVN', 'Woori'],
  ['970458', 'UOB', 'UOB'],
  ['970459', 'CIMB', 'CIMB'],
  ['970460', 'VIETCREDIT', 'Vietcredit'],
  ['970462', 'KBHN', 'Kookmin Hà Nội'],
  ['970463', 'KBHCM', 'Kookmin TP. HCM'],
  ['970464', 'FCCOM', 'TNEX'],
  ['970465', 'SINOPAC', 'SinoPac'],
  ['970466', 'KEBHANAHCM', 'KEB Hana TP. HCM'],
  ['970467', 'KEBHANAHN', 'KEB Hana Hà Nội'],
  ['970468', 'MAFC', 'Mirae Asset'],
  ['970470', 'MCREDIT', 'MCredit'],
  ['546034', 'CAKE', 'CAKE'],
  ['546035', 'UBANK', 'Ubank'],
  ['796500', 'DBS', 'DBS'],
  ['458761', 'HSBC', 'HSBC'],
  ['668888', 'KBANK', 'KBank'],
  ['801011', 'NONGHYUP', 'Nonghyup'],
];

const KNOWN: ReadonlyMap<string, Bank> = new Map(
  BANKS.flatMap(([bin, code, name]) =>
    [bin, code, name].map((called) => [called.toLowerCase(), { bin, code, name }] as const),
  ),
);

/** Usual names of the banks, by the alphabet. */
export const bankNames = (): string[] => BANKS.map(([, , name]) => name).sort((a, b) => a.localeCompare(b));

/** [PA11] The bank meant by a BIN, a network code or a usual name, in any case; null = nobody knows it. */
export function bankOf(id: string): Bank | null {
  return KNOWN.get(id.trim().toLowerCase()) ?? null;
}
