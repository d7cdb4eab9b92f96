import type { ColumnWords, Migration } from './migration.ts';

const menusAndStores = ({ integer, tableEnd }: ColumnWords) => [
  `create table brands (
    code text primary key,
    name text not null,
    document text not null,
    version ${integer} not null,
    created_at ${integer} not null,
    updated_at ${integer} not null
  ) ${tableEnd}`,
  `create table menus (
    id text primary key,
    brand text not null references brands (code) on delete cascade,
    document text not null,
    published_at ${integer} not null
  ) ${tableEnd}`,
  `create table stores (
    brand text not null references brands (code) on delete cascade,
    id ${integer} not null,
    name text not null,
    position ${integer} not null,
    document text not null,
    version ${integer} not null,
    menu_id text references menus (id),
    menu_version ${integer} not null,
    created_at ${integer} not null,
    updated_at ${integer} not null,
    primary key (brand, id)
  ) ${tableEnd}`,
  `create table sold_out (
    brand text not null,
    store_id ${integer} not null,
    item_id text not null,
    at ${integer} not null,
    by_staff text not null,
    primary key (brand, store_id, item_id),
    foreign key (brand, store_id) references stores (brand, id) on delete cascade
  ) ${tableEnd}`,
];

const orders = ({ integer, real, tableEnd }: ColumnWords) => [
  `create table diners (
    uid text primary key,
    token_hash text not null unique,
    is_test ${integer} not null,
    created_at ${integer} not null
  ) ${tableEnd}`,
  `create table orders (
    id text primary key,
    brand text not null,
    store_id ${integer} not null,
    code text not null,
    hash text not null,
    uid text,
    table_name text,
    type text not null,
    status text not null,
    version ${integer} not null,
    currency text not null,
    name text not null,
    phone text not null,
    phone_key text not null,
    address text not null,
    lat ${real},
    lng ${real},
    note text not null,
    payment_method text,
    item_total ${integer} not null,
    discount ${integer} not null,
    service_charge ${integer} not null,
    vat ${integer} not null,
    shipping_kind text not null,
    shipping_fee ${integer} not null,
    shipping_km ${real},
    total ${integer} not null,
    voucher_code text,
    wished_at ${integer},
    promised_at ${integer},
    ready_at ${integer},
    document text not null,
    created_at ${integer} not null,
    updated_at ${integer} not null,
    ended_at ${integer},
    -- code first: a link names no brand
    unique (code, brand),
    foreign key (brand, store_id) references stores (brand, id)
  ) ${tableEnd}`,
  // the board: what is not final, and what ended today
  `create index orders_of_store on orders (brand, store_id, ended_at)`,
  // the narrow column first: beside it, an index that begins with the brand looks as good to SQLite and reads
  // every order of the brand to count those of one diner
  `create index orders_of_diner on orders (uid, brand, created_at)`,
  `create index orders_of_phone on orders (phone_key, brand, created_at)`,
  `create table order_lines (
    order_id text not null references orders (id) on delete cascade,
    position ${integer} not null,
    brand text not null,
    line_key text not null,
    parent_key text,
    kind text not null,
    item_id text not null,
    name text not null,
    quantity ${integer} not null,
    unit_price ${integer} not null,
    amount ${integer} not null,
    note text not null,
    document text not null,
    primary key (order_id, position)
  ) ${tableEnd}`,
  `create table order_steps (
    order_id text not null references orders (id) on delete cascade,
    version ${integer} not null,
    brand text not null,
    status text not null,
    at ${integer} not null,
    by_kind text not null,
    by_id text,
    reason text,
    primary key (order_id, version)
  ) ${tableEnd}`,
  `create table payments (
    id text primary key,
    brand text not null,
    order_id text not null references orders (id),
    kind text not null,
    method text not null,
    amount ${integer} not null,
    currency text not null,
    status text not null,
    provider_ref text,
    document text not null,
    created_at ${integer} not null
  ) ${tableEnd}`,
  `create index payments_of_order on payments (order_id)`,
];

const vouchers = ({ integer, tableEnd }: ColumnWords) => [
  `create table voucher_campaigns (
    id text primary key,
    brand text not null references brands (code) on delete cascade,
    code text not null,
    document text not null,
    position ${integer} not null,
    starts_at ${integer} not null,
    ends_at ${integer} not null,
    used ${integer} not null,
    use_limit ${integer},
    per_diner ${integer},
    unique (brand, code)
  ) ${tableEnd}`,
  `create table voucher_uses (
    order_id text primary key references orders (id),
    brand text not null,
    campaign_id text not null,
    uid text,
    phone text not null,
    state text not null,
    at ${integer} not null
  ) ${tableEnd}`,
  `create index voucher_uses_of_diner on voucher_uses (campaign_id, uid)`,
];

const staff = ({ integer, tableEnd }: ColumnWords) => [
  `create table staff (
    id text primary key,
    brand text not null references brands (code) on delete cascade,
    name text not null,
    name_key text not null,
    password_hash text not null,
    role text not null,
    active ${integer} not null,
    failed_tries ${integer} not null,
    paused_until ${integer} not null,
    created_at ${integer} not null,
    unique (brand, name_key)
  ) ${tableEnd}`,
  `create table staff_stores (
    staff_id text not null references staff (id) on delete cascade,
    store_id ${integer} not null,
    brand text not null,
    primary key (staff_id, store_id),
    foreign key (brand, store_id) references stores (brand, id) on delete cascade
  ) ${tableEnd}`,
  `create table staff_sessions (
    token_hash text primary key,
    staff_id text not null references staff (id) on delete cascade,
    brand text not null,
    created_at ${integer} not null,
    expires_at ${integer} not null
  ) ${tableEnd}`,
];

const engineRoom = ({ integer, tableEnd }: ColumnWords) => [
  `create table idempotency_keys (
    uid text not null,
    endpoint text not null,
    key text not null,
    fingerprint text not null,
    answer text not null,
    created_at ${integer} not null,
    expires_at ${integer} not null,
    primary key (uid, endpoint, key)
  ) ${tableEnd}`,
  `create index idempotency_keys_by_age on idempotency_keys (expires_at)`,
  `create table events (
    seq ${integer} primary key,
    brand text not null,
    topic text not null,
    version ${integer} not null,
    at ${integer} not null
  ) ${tableEnd}`,
  `create table counters (
    name text primary key,
    value ${integer} not null
  ) ${tableEnd}`,
  `insert into counters (name, value) values ('events', 0)`,
];

export const first: Migration = {
  name: '0001-first',
  statements: (words) => [
    ...menusAndStores(words),
    ...orders(words),
    ...vouchers(words),
    ...staff(words),
    ...engineRoom(words),
  ],
};
