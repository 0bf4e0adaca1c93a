import { unless, type InferOutput, type Rule } from '@clearloan/api-client/declare';
import type { contactsData } from './contacts';
import type { placesData } from './form';
import type { tasksData } from './tasks';

export const stepsTakeTime: Rule<InferOutput<typeof tasksData>> = {
  name: 'stepsTakeTime',
  sentence: 'a step that says how long it takes says at least a minute',
  faults: ({ list }, at = 'data') =>
    list.flatMap(({ minutes }, index) =>
      unless(minutes === undefined || minutes >= 1, `${at}.list[${index}].minutes`, 'at least 1', minutes),
    ),
};

/** A place may have no parts; the country has. */
export const placesExist: Rule<{
  request: { readonly parentId?: string | undefined };
  reply: InferOutput<typeof placesData>;
}> = {
  name: 'placesExist',
  sentence: 'there are places to choose from',
  faults: ({ request: { parentId }, reply: { list } }, at = 'data') =>
    unless(parentId !== undefined || list.length > 0, `${at}.list`, 'at least one place', list),
};

export const relationsExist: Rule<InferOutput<typeof contactsData>> = {
  name: 'relationsExist',
  sentence: 'there are relations to choose from',
  faults: ({ relations }, at = 'data') =>
    unless(relations.length > 0, `${at}.relations`, 'at least one relation', relations),
};
