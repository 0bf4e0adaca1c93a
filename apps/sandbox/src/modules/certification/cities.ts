import type { cityList } from '@clearloan/certification/contract';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { db } from '../../database/connection';
import type { Handler } from '../../context/request-context';
import { cities } from '../../database/schema/certification';

/** Provinces, or the cities of one. */
export const answerCityList: Handler<typeof cityList> = async ({ request: { parentId } }) => {
  const rows = await db()
    .select()
    .from(cities)
    .where(parentId === undefined ? isNull(cities.parentId) : eq(cities.parentId, parentId))
    .orderBy(asc(cities.name));
  return { list: rows.map(({ cityId, name }) => ({ id: cityId, name, leaf: parentId !== undefined })) };
};

export async function isCity(cityId: string): Promise<boolean> {
  return (await cityName(cityId)) !== undefined;
}

/** The name of a city that can be chosen. */
export async function cityName(cityId: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ name: cities.name })
    .from(cities)
    .where(and(eq(cities.cityId, cityId), isNotNull(cities.parentId)));
  return row?.name;
}
