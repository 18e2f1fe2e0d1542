insert into ledger_heads (lane, sequence, hash) select lane, 0, ''::bytea from generate_series(1, 16) lane;
