import type { Trade } from "#domain/members/profile-fields.ts";
import { m } from "#text";

export const tradeNames: Record<Trade, () => string> = {
  designer: m.trade_designer,
  consultant: m.trade_consultant,
  installer: m.trade_installer,
  distributor: m.trade_distributor,
  other: m.trade_other,
};

export const tradeList = Object.keys(tradeNames) as Trade[];
