import { beforeAll, expect, it } from 'vitest';
import { demoBundle } from '../../../test/demo.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import { importBundle } from '../../bundle/import-bundle.ts';

describeServerOnBothEngines('what search engines are told of a dish', {}, (running) => {
  const dishes = new Map<string, Record<string, unknown>>();
  const said = { PHO01: ['halal', 'gluten_free'], PHO02: ['vegan', 'kosher'], PHO03: [] };

  beforeAll(async () => {
    const bundle = demoBundle('bepnha');
    const items = bundle.menus[0]?.menu.items ?? [];
    for (const [index, diets] of Object.values(said).entries())
      Object.assign(items[index] ?? {}, { diets, allergens: [], name: `dish ${index}` });
    await importBundle(running().database, bundle, Date.now());
    const html = await (await running().fetch('/menu?pos_parent=BEPNHA&pos_id=101')).text();
    const schema = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    for (const { hasMenuItem } of schema.hasMenu.hasMenuSection)
      for (const dish of hasMenuItem) dishes.set(dish.name, dish);
  });

  const dietsOf = (name: string) => dishes.get(name)?.suitableForDiet;

  it('[DI3] every diet the restaurant vouches for, vegan as vegetarian too, and none it says nothing of', () => {
    expect(dietsOf('dish 0')).toEqual(['https://schema.org/HalalDiet', 'https://schema.org/GlutenFreeDiet']);
    expect(dietsOf('dish 1')).toEqual([
      'https://schema.org/VeganDiet',
      'https://schema.org/VegetarianDiet',
      'https://schema.org/KosherDiet',
    ]);
    expect(dishes.get('dish 2')).toBeDefined();
    expect(dietsOf('dish 2')).toBeUndefined();
  });

  it('its price in the store’s currency', () => {
    for (const { offers } of dishes.values())
      expect(offers).toMatchObject({
        '@type': 'Offer',
        price: expect.stringMatching(/^\d+$/),
        priceCurrency: 'VND',
      });
  });

  it('[ST10] the dates on which a store keeps other hours, and those on which it is closed', async () => {
    const html = await (await running().fetch('/menu?pos_parent=BEPNHA&pos_id=102')).text();
    const schema = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    const on = (date: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    });
    const days = schema.specialOpeningHoursSpecification;
    expect(days).toContainEqual(on('2027-01-01', '16:00', '22:00'));
    expect(days).toContainEqual(on('2027-02-06', '00:00', '00:00'));
    expect(days).toHaveLength(6);
  });
});
